/** An icon as rows of characters: `#` its colour, `+` its colour dimmed, `.` nothing. At most 10 wide and 14 high, no empty border. */
export type Drawing = readonly string[];
