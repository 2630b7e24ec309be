import { profileRepository } from '../../profile/profile.repository.ts';
import { crisisSmsWork } from '../crisis/crisis.wiring.ts';
import { dayNoticeSmsWork } from '../day-notices/day-notices.wiring.ts';
import { handedSmsWork } from '../inbox/handed.wiring.ts';
import type { Mailing, NotifierDeps } from '../mailing.wiring.ts';
import { seriesSmsWork } from '../series/series-notices.wiring.ts';
import { timeOfferSmsOver } from '../time-offers.wiring.ts';
import type { JobWork } from '../work/job-result.ts';
import { deliverSms } from './deliver-sms.usecase.ts';
import { sendAppointmentSms } from './send-appointment-sms.usecase.ts';
import { sendPhoneCode } from './send-phone-code.usecase.ts';
import { smsCeiling } from './sms-ceiling.repository.ts';
import { smsHolds } from './sms-hold.repository.ts';

type SmsJob =
	| 'confirmation_sms'
	| 'moved_sms'
	| 'cancelled_sms'
	| 'reminder_sms'
	| 'series_sms'
	| 'phone_code_sms'
	| 'crisis_sms'
	| 'inbox_handed_sms'
	| 'day_notice_sms'
	| 'time_offer_sms';

/** Nothing promises an SMS where the stage sends none, but for what was promised before that changed. */
const noSms: JobWork = async () => ({ kind: 'finished', state: 'obsolete', reason: 'NoSms' });

/** Every notice by SMS. */
export function smsWork(
	deps: NotifierDeps,
	{ jobs, reminders, recipients, phones, notices }: Mailing,
): Record<SmsJob, JobWork> {
	const { db, tableName, openCipher, now } = deps;
	if (!deps.texting)
		return {
			confirmation_sms: noSms,
			moved_sms: noSms,
			cancelled_sms: noSms,
			reminder_sms: noSms,
			series_sms: noSms,
			phone_code_sms: noSms,
			crisis_sms: noSms,
			inbox_handed_sms: noSms,
			day_notice_sms: noSms,
			time_offer_sms: noSms,
		};
	const { sms, messagesPerMonth: messages, stop, onAlarm, onUsed } = deps.texting;
	const ceiling = smsCeiling(db, tableName, { messages, onUsed });
	const deliver = deliverSms({ sms, phones, ceiling, now, onAlarm });
	const texting = {
		...{ appointments: reminders, recipients, notices, deliver, stop, now },
		centres: profileRepository(db, tableName),
		holds: smsHolds(db, tableName),
	};
	const toPhone = sendAppointmentSms(texting);
	return {
		confirmation_sms: toPhone('confirmation'),
		moved_sms: toPhone('moved'),
		cancelled_sms: toPhone('cancelled'),
		reminder_sms: toPhone('reminder'),
		series_sms: seriesSmsWork(deps, { jobs, ...texting }),
		phone_code_sms: sendPhoneCode({ openCipher, deliver, stop, now }),
		crisis_sms: crisisSmsWork(deps, deliver),
		inbox_handed_sms: handedSmsWork(deps, deliver),
		day_notice_sms: dayNoticeSmsWork(deps, { jobs, recipients, deliver }),
		time_offer_sms: timeOfferSmsOver({ ...deps, recipients, deliver, stop }),
	};
}
