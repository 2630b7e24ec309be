/** Its name marks it as an outage (platform/outage.ts), so that staff get a 503 and can retry. */
export class StillContended extends Error {
	override readonly name = 'TransactionConflictException';
	constructor() {
		super('The appointment was being changed by others all the time.');
	}
}
