import type { AuditRecord } from './audit-store.ts';

export interface ReadingsQuestion {
	/** Only entries before this sort key; absent: from the newest. */
	readonly before: string | undefined;
	readonly count: number;
}

export interface NoteReadings {
	/** The readings of a client's notes, records merged into the client's included. */
	ofClient(clientId: string, question: ReadingsQuestion): Promise<readonly AuditRecord[]>;
	byReader(reader: string, question: ReadingsQuestion): Promise<readonly AuditRecord[]>;
}
