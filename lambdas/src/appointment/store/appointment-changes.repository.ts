import { type DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { isOutage } from '../../platform/http/outage.ts';
import type { Action } from '../../platform/table/transaction.actions.ts';
import { isConditionFailure, isTransactionConflict } from '../../platform/table/transaction.ts';
import type { AppointmentStore, Written } from '../appointment-store.ts';
import { cancellationActions } from '../cancel/cancellation.actions.ts';
import { giveTimeFreeActions } from '../cancel/give-time-free.actions.ts';
import { outcomeActions } from '../desk/outcome.actions.ts';
import { phoneCallActions } from '../desk/phone-call.actions.ts';
import { noteActions, progressActions, resendActions } from '../desk/staff.actions.ts';

/** Records each change of an appointment in one transaction, on the exact state it was decided on. */
export function appointmentChanges(
	db: DynamoDBDocumentClient,
	TableName: string,
): Pick<
	AppointmentStore,
	'recordOutcome' | 'cancel' | 'giveTimeFree' | 'changeNote' | 'noteProgress' | 'notePhoneCall' | 'promiseMail'
> {
	const send = async (actions: readonly Action[]): Promise<Written> => {
		try {
			await db.send(new TransactWriteCommand({ TransactItems: [...actions] }));
			return 'recorded';
		} catch (error) {
			if (isTransactionConflict(error)) return 'conflict';
			if (isConditionFailure(error)) return 'stale';
			throw error;
		}
	};

	/** For idempotent changes: a lost response is resolved by reading again. */
	const sendAndSettle = async (actions: readonly Action[]): Promise<Written> => {
		try {
			return await send(actions);
		} catch (error) {
			if (isOutage(error)) return 'conflict';
			throw error;
		}
	};

	return {
		recordOutcome: (change) => sendAndSettle(outcomeActions(change, TableName)),
		cancel: (change) => sendAndSettle(cancellationActions(change, TableName)),
		giveTimeFree: (change) => sendAndSettle(giveTimeFreeActions(change, TableName)),
		changeNote: (change) => sendAndSettle(noteActions(change, TableName)),
		noteProgress: (change) => sendAndSettle(progressActions(change, TableName)),
		notePhoneCall: (change) => sendAndSettle(phoneCallActions(change, TableName)),
		// Not idempotent: a mail promised twice would be sent twice, so an unknown outcome is thrown.
		promiseMail: (change) => send(resendActions(change, TableName)),
	};
}
