import { readMailEvent } from './mail-event.ts';

const tags = {
	kind: ['confirmation'],
	ref: ['01A'],
	version: ['1'],
	attempt: ['2'],
	jobId: ['01J'],
	'ses:configuration-set': ['tulia-letters'],
};
const mail = { timestamp: '2026-11-16T07:30:00.000Z', messageId: 'ses-1', destination: ['x@mail.example'], tags };
const read = (event: object) => readMailEvent(JSON.stringify({ mail, ...event }));
const common = {
	sentAt: '2026-11-16T07:30:00.000Z',
	messageId: 'ses-1',
	kind: 'confirmation',
	ref: '01A',
	version: 1,
	attempt: 2,
	jobId: '01J',
};

describe('an event of the mail service', () => {
	test.each([
		['Send', { send: {} }, 'sent', '2026-11-16T07:30:00.000Z', false],
		[
			'Delivery',
			{ delivery: { timestamp: '2026-11-16T07:30:04.000Z' } },
			'delivered',
			'2026-11-16T07:30:04.000Z',
			false,
		],
		[
			'Bounce',
			{ bounce: { bounceType: 'Permanent', timestamp: '2026-11-16T07:31:00.000Z' } },
			'bounced',
			'2026-11-16T07:31:00.000Z',
			true,
		],
		[
			'Bounce',
			{ bounce: { bounceType: 'Transient', timestamp: '2026-11-16T07:31:00.000Z' } },
			'bounced',
			'2026-11-16T07:31:00.000Z',
			false,
		],
		[
			'Complaint',
			{ complaint: { timestamp: '2026-11-17T07:31:00.000Z' } },
			'complained',
			'2026-11-17T07:31:00.000Z',
			true,
		],
		['Reject', { reject: { reason: 'Bad content' } }, 'rejected', '2026-11-16T07:30:00.000Z', false],
	])('an event of the mail service: %s %j reads as %s', (eventType, detail, progress, at, isUndeliverable) => {
		expect(read({ eventType, ...detail })).toEqual({ ...common, progress, at, isUndeliverable });
	});

	test('an event of the mail service about a reminder has no job', () => {
		const reminder = { ...mail, tags: { ...tags, kind: ['reminder'], jobId: undefined } };
		expect(readMailEvent(JSON.stringify({ eventType: 'Send', mail: reminder }))).not.toHaveProperty('jobId');
	});

	test.each([
		['an opening', { eventType: 'Open' }],
		['a delay', { eventType: 'DeliveryDelay' }],
		['a mail without our tags', { eventType: 'Send', mail: { ...mail, tags: {} } }],
		['an unknown kind of mail', { eventType: 'Send', mail: { ...mail, tags: { ...tags, kind: ['other'] } } }],
		['a tag that is no number', { eventType: 'Send', mail: { ...mail, tags: { ...tags, attempt: ['x'] } } }],
		['nothing', { mail: null }],
	])('an event of the mail service about %s is ignored', (_what, event) => {
		expect(read(event)).toBeUndefined();
	});

	test('an event of the mail service that is not JSON throws, so that it raises an alarm', () => {
		expect(() => readMailEvent('hello')).toThrow(SyntaxError);
	});
});
