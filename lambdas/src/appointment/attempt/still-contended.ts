/** Told apart by its name as trouble on the way (platform/outage.ts), so that staff hear 503 and try again. */
export class StillContended extends Error {
	override readonly name = 'TransactionConflictException';
	constructor() {
		super('The appointment was being changed by others all the time.');
	}
}
