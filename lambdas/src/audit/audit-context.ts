/** Who makes a change, when, and the id of its audit entry. */
export interface AuditContext {
	/** The account of the member of staff. */
	readonly actor: string;
	readonly at: Date;
	readonly auditId: string;
}
