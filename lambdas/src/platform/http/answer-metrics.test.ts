import { countAnswer, countsOf } from './answer-metrics.ts';

test.each([
	[
		'a booking that was made',
		201,
		{ Answers: 1, ServerErrors: 0, BookingAttempts: 1, BookingsMade: 1, BookingFormErrors: 0 },
	],
	[
		'a time that was taken',
		409,
		{ Answers: 1, ServerErrors: 0, BookingAttempts: 1, BookingsMade: 0, BookingFormErrors: 0 },
	],
	[
		'a form that does not fit the contract',
		400,
		{ Answers: 1, ServerErrors: 0, BookingAttempts: 1, BookingsMade: 0, BookingFormErrors: 1 },
	],
	[
		'a booking that failed on our side',
		500,
		{ Answers: 1, ServerErrors: 1, BookingAttempts: 1, BookingsMade: 0, BookingFormErrors: 0 },
	],
])('%s counts as an attempt, with its outcome', (_what, status, counts) => {
	expect(countsOf('booking', 'createAppointment', status)).toEqual(counts);
});

test('other responses about appointments are counted, and how many of them failed', () => {
	expect(countsOf('booking', 'listMyAppointments', 200)).toEqual({ Answers: 1, ServerErrors: 0 });
	expect(countsOf('booking', 'listMyAppointments', 503)).toEqual({ Answers: 1, ServerErrors: 1 });
});

test('a request for the times of a day is counted, because a form that cannot be sent leaves no other trace', () => {
	expect(countsOf('booking', 'listAvailableTimes', 200)).toEqual({ Answers: 1, ServerErrors: 0, TimesAsked: 1 });
	expect(countsOf('booking', 'dryRunBooking', 204)).toEqual({ Answers: 1, ServerErrors: 0 });
});

test('responses about other nouns are counted only when they failed on our side', () => {
	expect(countsOf('content', 'listServices', 200)).toEqual({});
	expect(countsOf('content', 'listServices', 404)).toEqual({});
	expect(countsOf('content', 'listServices', 503)).toEqual({ ServerErrors: 1 });
});

test("a response is one line in the log in CloudWatch's format", () => {
	const lines: string[] = [];
	const write = jest.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
	countAnswer('booking', 'createAppointment', 201);
	countAnswer('content', 'listServices', 200);
	write.mockRestore();
	expect(lines).toHaveLength(1);
	const line = JSON.parse(lines[0] ?? '{}');
	expect(line).toMatchObject({ service: 'booking', Answers: 1, BookingsMade: 1 });
	expect(line._aws.CloudWatchMetrics).toMatchObject([{ Namespace: 'Tulia', Dimensions: [['service']] }]);
	expect(line._aws.CloudWatchMetrics[0].Metrics).toHaveLength(5);
});
