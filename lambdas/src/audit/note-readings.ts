import type { AuditRecord } from './audit-store.ts';

export interface ReadingsQuestion {
	/** Only entries before this sort key; absent: from the newest. */
	readonly before: string | undefined;
	readonly count: number;
}

export interface NoteReadings {
	/** Of a client, records that were merged into theirs included. */
	ofClient(clientId: string, question: ReadingsQuestion): Promise<readonly AuditRecord[]>;
	byReader(reader: string, question: ReadingsQuestion): Promise<readonly AuditRecord[]>;
}
