const clock = (minute: number): string =>
	`${String(Math.floor(minute / 60)).padStart(2, '0')}${String(minute % 60).padStart(2, '0')}`;

/** One partition per psychologist and month (`YYYY-MM`): at most some 500 cells. */
export const cellPartition = (psychologistId: string, month: string): string => `CELL#${psychologistId}#${month}`;

/** The key of a cell: `24T0900` is the half hour from 9:00 AM on the 24th, on the clock of the centre. */
export const cellKey = (psychologistId: string, day: string, minute: number) => ({
	PK: cellPartition(psychologistId, day.slice(0, 7)),
	SK: `${day.slice(8)}T${clock(minute)}`,
});

/** The minute since midnight that a cell's sort key names. */
export const minuteOfCell = (sortKey: string): number => Number(sortKey.slice(3, 5)) * 60 + Number(sortKey.slice(5, 7));
