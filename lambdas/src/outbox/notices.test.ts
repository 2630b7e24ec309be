import {
	isMailKind,
	isSmsKind,
	isVisitNotice,
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
])('a stored job of type %s carries by mail %s, and by SMS %s', (type, mail, sms) => {
	expect([mailOf(type), smsOf(type)]).toEqual([mail, sms]);
});

test('a tag of an event reads as a notice only where that notice is sent by that channel', () => {
	expect(['reset', 'phone_code', 'toString', ''].map(isMailKind)).toEqual([true, false, false, false]);
	expect(['reset', 'phone_code', 'toString', ''].map(isSmsKind)).toEqual([false, true, false, false]);
});

test('the notices of one visit are those whose delivery status staff see on it', () => {
	const ofVisit = ['confirmation', 'moved', 'cancelled', 'reminder'];
	expect(mailKinds.filter(isVisitNotice)).toEqual(ofVisit);
	expect(smsKinds.filter(isVisitNotice)).toEqual(ofVisit);
});

test('the SMS of a series is one about visits, and an SMS code is not', () => {
	expect(['series_sms', 'reminder_sms', 'phone_code_sms', 'confirmation_mail'].map(isVisitSms)).toEqual([
		true,
		true,
		false,
		false,
	]);
});

test('no two notices share a job type', () => {
	expect(new Set(mailKinds.map(mailJobOf)).size).toBe(mailKinds.length);
});
