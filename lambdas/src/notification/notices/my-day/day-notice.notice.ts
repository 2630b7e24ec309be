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

/** A notice that is to be told now. */
interface DayNotice {
	readonly changes: readonly NetChange[];
	readonly choice: NoticeChoice;
	readonly recipient: Recipient;
}

/**
 * What a job about gathered changes has to tell, and whom; or what becomes of the job where there is nothing to tell: by night it waits
 * for the morning, and an account that is this psychologist no more hears nothing. A repeat reads the same, because the gathering is
 * closed first.
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
		const told = changes.length === 0 ? undefined : await findPsychologist(gathering.psychologistId);
		return told ? { changes, ...told } : OBSOLETE;
	};
};

/** Whose days they are, and what they chose. */
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

/** The number that an account confirmed itself: no other is told of a psychologist's days. */
const confirmedNumber = ({ phone }: Recipient): PhoneNumber | undefined =>
	phone?.proof === 'code' ? phone.number : undefined;

/** More changes than this are counted, not named. */
const NAMED_CHANGES = 20;

/** Tells a psychologist what changed, by email, by SMS or both, as they chose (promise N22); where no SMS can go, an email tells it. */
export const dayNoticeMail = (parts: NoticeParts): MailNotice => {
	const { channels, siteOrigin } = parts;
	const read = reader(parts);
	return async (job) => {
		const notice = await read(job);
		if ('ended' in notice) return notice;
		const { changes, choice, recipient } = notice;
		const { channel, userId } = choice;
		return {
			// Its events report to the account: an address that takes no mail is known there.
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

/** The names of the clients of these visits, by the visit; whoever is gone is left out. */
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

/** How long a phone that is off is waited for. */
const VALID_SECONDS = 4 * 60 * 60;
/** The service is tried so often before an email tells it. */
const ATTEMPTS = 5;

/** The same by SMS, to the number they confirmed. What does not leave is told by email, unless they have it already. */
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
			// The service repeats what it is given: a visit or an account would say too much.
			ref: 'day',
			whenRefused: {
				state: 'suppressed',
				byMail: notice.choice.channel === 'sms',
				isWornOut: job.attempts >= ATTEMPTS,
			},
		};
	};
};
