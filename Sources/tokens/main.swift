import Driver
