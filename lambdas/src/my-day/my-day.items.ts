/** Partition of what a psychologist chose for their own days: `FEED`, `NOTICES`, and `TOLD#<due>` for what is gathered until then. */
export const myDayPartition = (psychologistId: string): string => `MYDAY#${psychologistId}`;

export const feedKey = (psychologistId: string) => ({ PK: myDayPartition(psychologistId), SK: 'FEED' }) as const;

export const noticeChoiceKey = (psychologistId: string) =>
	({ PK: myDayPartition(psychologistId), SK: 'NOTICES' }) as const;
