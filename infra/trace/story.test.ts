import { formatEntry, type LogEntry, storyOf } from './story.ts';

const entry = (second: number, functionName: string, fields: LogEntry['fields']): LogEntry => ({
	at: `2026-11-16T07:30:0${second}.250Z`,
	functionName,
	fields,
});

const answered = entry(1, 'tulia-booking', { message: 'REQUEST_ANSWERED', requestId: 'req-1', status: 201 });
const finished = entry(2, 'tulia-notifier', {
	message: 'JOB_FINISHED',
	requestId: 'req-1',
	jobId: 'job-1',
	ref: 'appointment-1',
	messageId: 'ses-1',
});
const delivered = entry(4, 'tulia-mail-events', { message: 'MAIL_EVENT', jobId: 'job-1', messageId: 'ses-1' });
/** A browser's error, reported in a request of its own. */
const broke = entry(5, 'tulia-engagement', {
	message: 'CLIENT_ERROR',
	requestId: 'req-3',
	failedRequestId: 'req-1',
});
const others = entry(3, 'tulia-booking', { message: 'REQUEST_ANSWERED', requestId: 'req-2', status: 200 });
const log = [delivered, others, broke, finished, answered];

const find = async (id: string): Promise<readonly LogEntry[]> =>
	log.filter(({ fields }) => JSON.stringify(fields).includes(`"${id}"`));

test.each([
	['the request', 'req-1'],
	['a job', 'job-1'],
	['a mail', 'ses-1'],
	['an appointment', 'appointment-1'],
	['the report of a browser that broke on it', 'req-3'],
])('the id of %s leads to its whole story, in order, and to no other lines', async (_what, id) =>
	expect(await storyOf(id, find)).toEqual([answered, finished, delivered, broke]),
);

test('an id without lines has no story', async () => expect(await storyOf('req-9', find)).toEqual([]));

test('a search whose lines keep naming new ids ends', async () => {
	let count = 0;
	const endless = async () => [entry(1, 'f', { message: 'X', requestId: `req-${++count}` })];
	await storyOf('req-0', endless);
	expect(count).toBeLessThanOrEqual(200);
});

test('a line shows the time in Nairobi, the function, the event, and the ids', () => {
	expect(formatEntry(answered)).toBe(
		'2026-11-16 10:30:01.250  tulia-booking  REQUEST_ANSWERED requestId=req-1 status=201',
	);
	expect(formatEntry(entry(1, 'tulia-notifier', { message: 'MAIL_REFUSED', level: 'ERROR', service: 'x' }))).toBe(
		'2026-11-16 10:30:01.250  tulia-notifier ERROR  MAIL_REFUSED',
	);
});
