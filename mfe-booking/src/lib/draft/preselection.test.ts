import { initialSchedule, preselectionIn } from './preselection.ts';
import { FIRST_AVAILABLE } from './schedule-values.ts';

const draft = {
	serviceId: 'family-therapy',
	psychologistId: 'amina-hassan',
	date: '2026-11-19',
	time: '10:30 AM',
	forWhom: 'us',
	notes: 'I sleep badly.',
} as const;

test.each([
	['?service=family-therapy&psychologist=amina-hassan', { service: 'family-therapy', psychologist: 'amina-hassan' }],
	['', {}],
	['?service=&utm_source=x', {}],
	[`?service=${'x'.repeat(200)}`, { service: 'x'.repeat(64) }],
])('reads what was chosen in %j', (search, chosen) => {
	expect(preselectionIn(search)).toEqual(chosen);
});

test('without a draft the form begins with what was tapped, and nobody it is for', () => {
	expect(initialSchedule(undefined, { service: 'family-therapy' })).toEqual({
		values: { psychologistId: FIRST_AVAILABLE, serviceId: 'family-therapy' },
	});
});

test('a newly tapped service wins over the draft, keeps day, time and notes, and asks again whom it is for', () => {
	const { forWhom, ...rest } = draft;
	expect(initialSchedule(draft, { service: 'anxiety-management' })).toEqual({
		values: { ...rest, serviceId: 'anxiety-management' },
		replacedServiceId: 'family-therapy',
	});
});

test('the service of the draft tapped again changes nothing', () => {
	expect(initialSchedule(draft, { service: 'family-therapy' })).toEqual({ values: draft });
	expect(initialSchedule(draft, {})).toEqual({ values: draft });
});

test('a newly named psychologist wins over the draft', () => {
	expect(initialSchedule(draft, { psychologist: 'nyambura-otieno' }).values.psychologistId).toBe('nyambura-otieno');
});
