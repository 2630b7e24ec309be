/** Partition of a psychologist's settings: `FEED`, `NOTICES`, and `TOLD#<due>` for changes collected until then. */
export const myDayPartition = (psychologistId: string): string => `MYDAY#${psychologistId}`;

export const feedKey = (psychologistId: string) => ({ PK: myDayPartition(psychologistId), SK: 'FEED' }) as const;

export const noticeChoiceKey = (psychologistId: string) =>
	({ PK: myDayPartition(psychologistId), SK: 'NOTICES' }) as const;
