import { isWakingHour, nextMorning } from '../../../appointment/mail/waking-hours.ts';
import { noticeChoices } from '../../../my-day/notices/notice-choice.repository.ts';
import type { NoticeChoice } from '../../../my-day/notices/notice-choice.ts';
import { ownEntry } from '../../../my-day/own-entry.repository.ts';
import type { Job } from '../../../outbox/job.ts';
import { isMailInstead } from '../../../outbox/notice-job.ts';
import type { PhoneNumber } from '../../../platform/phone-number.ts';
import { mailConfirmed } from '../../recipient/address-mail.usecase.ts';
import type { Recipient } from '../../recipient/recipient.ts';
import { type Ended, type MailNotice, OBSOLETE, type SmsNotice } from '../notice.ts';
import type { NoticeParts } from '../parts.notice.ts';
import { dayNoticeLetter } from './day-notice-letter.ts';
import { dayNoticeText } from './day-notice-text.ts';
import { gatheredChanges } from './gathered-changes.repository.ts';
import { readGatheringRef } from './gathered-changes.ts';
import { type NetChange, netChanges } from './net-changes.ts';

interface DayNotice {
	readonly changes: readonly NetChange[];
	readonly choice: NoticeChoice;
	readonly recipient: Recipient;
}

/**
 * Reads the changes of a job and their recipient, or the result of the job when there is nothing to send: at night it
 * waits for the morning; it is obsolete when the account is not this psychologist any more. A retry reads the same,
 * because the collection is closed first.
 */
const reader = (parts: NoticeParts) => {
	const gathered = gatheredChanges(parts.db, parts.tableName);
	const findPsychologist = psychologists(parts);
	return async ({ ref }: Job): Promise<DayNotice | Ended> => {
		const gathering = readGatheringRef(ref);
		if (!gathering) return { ended: { kind: 'finished', state: 'dead', reason: 'UnknownGathering' } };
		const at = parts.now();
		if (!isWakingHour(at))
			return { ended: { kind: 'retry', reason: 'Night', pauseMs: nextMorning(at).getTime() - at.getTime() } };
		const changes = netChanges(await gathered.close(gathering), at);
		const psychologist = changes.length === 0 ? undefined : await findPsychologist(gathering.psychologistId);
		return psychologist ? { changes, ...psychologist } : OBSOLETE;
	};
};

/** The psychologist as a recipient, with the chosen channel. */
const psychologists = ({ db, tableName, recipients }: NoticeParts) => {
	const choices = noticeChoices(db, tableName);
	const ownEntryOf = ownEntry(db, tableName);
	return async (psychologistId: string): Promise<Omit<DayNotice, 'changes'> | undefined> => {
		const choice = await choices.find(psychologistId);
		if (!choice || choice.channel === 'none') return undefined;
		const isStillTheirs = (await ownEntryOf(choice.userId)) === psychologistId;
		const recipient = isStillTheirs ? await recipients.find(choice.userId) : undefined;
		return recipient && { choice, recipient };
	};
};

/** A psychologist's days are only sent to a number that was confirmed by a code. */
const confirmedNumber = ({ phone }: Recipient): PhoneNumber | undefined =>
	phone?.proof === 'code' ? phone.number : undefined;

/** The limit of changes in a mail; more are counted. */
const NAMED_CHANGES = 20;

/** Sends a psychologist the changes by mail, SMS or both, as chosen (promise N22), or by mail if no SMS can be sent. */
export const dayNoticeMail = (parts: NoticeParts): MailNotice => {
	const { channels, siteOrigin } = parts;
	const read = reader(parts);
	return async (job) => {
		const notice = await read(job);
		if ('ended' in notice) return notice;
		const { changes, choice, recipient } = notice;
		const { channel, userId } = choice;
		return {
			// Delivery events are recorded on the account, which knows whether the address takes mail.
			ref: userId,
			async ways() {
				const wantsSms = channel !== 'email' && !isMailInstead(job.id);
				const sms = wantsSms && confirmedNumber(recipient) !== undefined && (await channels.takesSms(recipient));
				return { sms, mail: channel !== 'sms' || !sms };
			},
			letter: (centre) =>
				mailConfirmed(recipient, async ({ name }) => {
					const visits = changes.slice(0, NAMED_CHANGES).map(({ appointmentId }) => appointmentId);
					const names = await clientNames(parts, choice.names ? visits : []);
					return { letter: dayNoticeLetter({ changes, most: NAMED_CHANGES, names, name, centre, siteOrigin }) };
				}),
		};
	};
};

/** Names of the clients by the id of the visit, without deleted clients. */
async function clientNames(
	{ appointments, recipients }: NoticeParts,
	visits: readonly string[],
): Promise<ReadonlyMap<string, string>> {
	const named = visits.map(async (id) => {
		const appointment = await appointments.find(id);
		const client = appointment && (await recipients.find(appointment.userId));
		return client ? ([[id, client.name]] as const) : [];
	});
	return new Map((await Promise.all(named)).flat());
}

/** How long the service tries to deliver. */
const VALID_SECONDS = 4 * 60 * 60;
/** The limit of attempts before a mail replaces the SMS. */
const ATTEMPTS = 5;

/** By SMS, to the confirmed number. A mail replaces an SMS that was not sent, unless mail was chosen as well. */
export const dayNoticeSms = (parts: NoticeParts): SmsNotice => {
	const host = new URL(parts.siteOrigin).host;
	const read = reader(parts);
	return async (job) => {
		const notice = await read(job);
		if ('ended' in notice) return notice;
		const to = confirmedNumber(notice.recipient);
		const text = dayNoticeText(notice.changes, host);
		return {
			message: to === undefined ? { notSent: 'NoNumber' } : { to, text, validSeconds: VALID_SECONDS },
			// The service stores its tags: the id of a visit or account would reveal too much.
			ref: 'day',
			whenRefused: {
				state: 'suppressed',
				byMail: notice.choice.channel === 'sms',
				isWornOut: job.attempts >= ATTEMPTS,
			},
		};
	};
};
