package import Diagnostics

/// Every rule of this room.
package enum TokenRules {
  package static let all: [Rule] =
    FileRules.all + ReferenceRules.all + ValueRules.all + TokenChecks.all.map(\.rule) + ContrastCheck.rules
}
