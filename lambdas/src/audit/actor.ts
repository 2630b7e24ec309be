import type { AuditEntry } from './audit-item.ts';

/** Who changes something at what moment, and the id of the audit entry about it. */
export type Actor = Pick<AuditEntry, 'id' | 'actor' | 'at'>;
