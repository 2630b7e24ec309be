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
])('the address %j is read as a preselection', (search, chosen) => {
	expect(preselectionIn(search)).toEqual(chosen);
});

test('without a draft the form starts with the preselection, and without an answer for whom', () => {
	expect(initialSchedule(undefined, { service: 'family-therapy' })).toEqual({
		values: { psychologistId: FIRST_AVAILABLE, serviceId: 'family-therapy' },
	});
});

test('a new preselected service replaces that of the draft, preserves day, time and notes, and asks again for whom', () => {
	const { forWhom, ...rest } = draft;
	expect(initialSchedule(draft, { service: 'anxiety-management' })).toEqual({
		values: { ...rest, serviceId: 'anxiety-management' },
		replacedServiceId: 'family-therapy',
	});
});

test('a preselected service that the draft already contains changes nothing', () => {
	expect(initialSchedule(draft, { service: 'family-therapy' })).toEqual({ values: draft });
	expect(initialSchedule(draft, {})).toEqual({ values: draft });
});

test('a new preselected psychologist replaces that of the draft', () => {
	expect(initialSchedule(draft, { psychologist: 'nyambura-otieno' }).values.psychologistId).toBe('nyambura-otieno');
});
