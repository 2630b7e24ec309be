import type { AuditRecord } from './audit-store.ts';

export interface ReadingsQuestion {
	/** Only what comes before this place; absent: from the newest. */
	readonly before: string | undefined;
	readonly count: number;
}

/** Where it is found who read which notes. */
export interface NoteReadings {
	/** Of a client, those of records that were merged into theirs included. */
	ofClient(clientId: string, question: ReadingsQuestion): Promise<readonly AuditRecord[]>;
	byReader(reader: string, question: ReadingsQuestion): Promise<readonly AuditRecord[]>;
}
