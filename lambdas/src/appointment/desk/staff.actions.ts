import { newJob } from '../../outbox/job.items.ts';
import { auditItem } from '../../platform/table/audit.items.ts';
import { type Action, putNew } from '../../platform/table/transaction.actions.ts';
import { appointmentKey, historyItem } from '../appointment.items.ts';
import type { HistoryEvent } from '../appointment.ts';
import type { MailPromise, NoteChange, ProgressChange } from '../appointment-store.ts';
import { type Progress, withProgress } from '../outcome/progress.ts';

/** The transaction that replaces the staff note of an appointment. Earlier texts are not preserved. */
export function noteActions(change: NoteChange, TableName: string): readonly Action[] {
	const { appointment, note, actor, newIds, now } = change;
	const { id, noteVer } = appointment;
	const asItWasRead = noteVer === undefined ? 'attribute_not_exists(noteVer)' : 'noteVer = :read';
	const update = {
		TableName,
		Key: appointmentKey(id),
		UpdateExpression: `SET noteVer = :next${note === undefined ? ' REMOVE staffNote' : ', staffNote = :note'}`,
		ConditionExpression: `attribute_exists(PK) AND ${asItWasRead}`,
		ExpressionAttributeValues: {
			':next': (noteVer ?? 0) + 1,
			...(noteVer === undefined ? {} : { ':read': noteVer }),
			...(note === undefined ? {} : { ':note': note }),
		},
	};
	const event = historyItem({ ...eventOf(change), what: 'note_changed' });
	const entry = auditItem({ id: newIds.audit, actor, action: 'appointment_note_changed', object: id, at: now });
	return [{ Update: update }, putNew(TableName, event), putNew(TableName, entry)];
}

const WHAT = { expected: 'not_here_yet', arrived: 'arrived', in_session: 'in_session' } as const satisfies Record<
	Progress,
	HistoryEvent
>;

/** The transaction that notes the progress of a visit. Status and version stay. */
export function progressActions(change: ProgressChange, TableName: string): readonly Action[] {
	const { appointment, progress, actor, newIds, now } = change;
	const { id, ver, progressVer } = appointment;
	const { progress: noted, progressVer: next } = withProgress(appointment, progress, now);
	const asItWasRead = progressVer === undefined ? 'attribute_not_exists(progressVer)' : 'progressVer = :read';
	const update = {
		TableName,
		Key: appointmentKey(id),
		UpdateExpression: `SET progressVer = :next${noted === undefined ? ' REMOVE progress' : ', progress = :progress'}`,
		ConditionExpression: `#status = :confirmed AND ver = :ver AND ${asItWasRead}`,
		ExpressionAttributeNames: { '#status': 'status' },
		ExpressionAttributeValues: {
			':confirmed': 'confirmed',
			':ver': ver,
			':next': next,
			...(progressVer === undefined ? {} : { ':read': progressVer }),
			...(noted === undefined ? {} : { ':progress': noted }),
		},
	};
	const event = historyItem({ ...eventOf(change), what: WHAT[progress] });
	const entry = auditItem({ id: newIds.audit, actor, action: 'appointment_arrival_noted', object: id, at: now });
	return [{ Update: update }, putNew(TableName, event), putNew(TableName, entry)];
}

/** The transaction that promises one of the mails again, with the present appointment. */
export function resendActions(change: MailPromise, TableName: string): readonly Action[] {
	const { appointment, mail, detail, jobId, actor, newIds, now } = change;
	const { id, ver, status } = appointment;
	const check = {
		TableName,
		Key: appointmentKey(id),
		ConditionExpression: 'ver = :ver AND #status = :status',
		ExpressionAttributeNames: { '#status': 'status' },
		ExpressionAttributeValues: { ':ver': ver, ':status': status },
	};
	const job = newJob({ id: jobId, type: `${mail}_mail`, ref: id, refVersion: ver, now });
	const event = historyItem({ ...eventOf(change), what: 'mail_resent', detail });
	const entry = auditItem({ id: newIds.audit, actor, action: 'appointment_mail_resent', object: id, at: now });
	return [{ ConditionCheck: check }, ...[job, event, entry].map((item) => putNew(TableName, item))];
}

const eventOf = ({ appointment, actor, newIds, now }: NoteChange | MailPromise | ProgressChange) => ({
	appointmentId: appointment.id,
	id: newIds.history,
	by: actor,
	at: now,
	version: appointment.ver,
});
