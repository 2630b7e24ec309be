/** Who changes something, when, and the id of the audit entry about it. */
export interface AuditContext {
	/** The account of the member of staff. */
	readonly actor: string;
	readonly at: Date;
	readonly auditId: string;
}
