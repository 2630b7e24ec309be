import {
	isAppointmentMail,
	isMailKind,
	isSmsKind,
	isVisitSms,
	mailJobOf,
	mailKinds,
	mailOf,
	smsKinds,
	smsOf,
} from './notices.ts';

test.each([
	['confirmation_mail', 'confirmation', undefined],
	['crisis_mail', 'crisis_alert', undefined],
	['crisis_sms', undefined, 'crisis_alert'],
	['newsletter_issue_mail', 'newsletter_issue', undefined],
	['phone_code_sms', undefined, 'phone_code'],
	['crisis_alert', undefined, undefined],
	['newsletter_issue', undefined, undefined],
	['create_schedule', undefined, undefined],
])('a stored job of the type %s carries by mail %s, and by SMS %s', (type, mail, sms) => {
	expect([mailOf(type), smsOf(type)]).toEqual([mail, sms]);
});

test('a kind that a service hands back is one that was sent, and by that channel', () => {
	expect(['reset', 'phone_code', 'toString', ''].map(isMailKind)).toEqual([true, false, false, false]);
	expect(['reset', 'phone_code', 'toString', ''].map(isSmsKind)).toEqual([false, true, false, false]);
});

test('the notices of one visit are those that staff see on it', () => {
	const ofVisit = ['confirmation', 'moved', 'cancelled', 'reminder'];
	expect(mailKinds.filter(isAppointmentMail)).toEqual(ofVisit);
	expect(smsKinds.filter(isAppointmentMail)).toEqual(ofVisit);
});

test('an SMS of a series is one about visits, and a code is none', () => {
	expect(['series_sms', 'reminder_sms', 'phone_code_sms', 'confirmation_mail'].map(isVisitSms)).toEqual([
		true,
		true,
		false,
		false,
	]);
});

test('no two notices share a job', () => {
	expect(new Set(mailKinds.map(mailJobOf)).size).toBe(mailKinds.length);
});
