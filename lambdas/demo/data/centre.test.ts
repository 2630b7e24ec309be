import { minuteAt } from '@tulia/centre/clock';
import { crisisLines } from '@tulia/centre/crisis-lines';
import { weekdays } from '@tulia/centre/day';
import { centreProfile } from '@tulia/centre/profile';
import { without } from '@tulia/centre/span';
import { faqCategories } from '@tulia/contracts/faq/schemas';
import { fieldErrors, type Validator } from '@tulia/contracts/validators/field-errors';
import { validateGetProfileResponse } from '@tulia/contracts/validators/profile-responses';
import { validateListServicesResponse } from '@tulia/contracts/validators/service-responses';
import { validateListTestimonialsResponse } from '@tulia/contracts/validators/testimonial-responses';
import { workingSpans } from '../../src/psychologist/psychologist.ts';
import { allFaqs } from './faqs/all-faqs.ts';
import { psychologists } from './psychologists.ts';
import { services } from './services.ts';
import { testimonials } from './testimonials.ts';

/** Response validators remove undeclared fields, so an unchanged value has none. */
const expectDeclared = (validate: Validator, value: unknown) => {
	const answer = structuredClone(value);
	expect(fieldErrors(validate, answer)).toEqual([]);
	expect(answer).toEqual(value);
};

describe("the sample centre's records", () => {
	test.each([
		['profile', validateGetProfileResponse, centreProfile],
		['services', validateListServicesResponse, { data: services }],
		['testimonials', validateListTestimonialsResponse, { data: testimonials }],
	])('the sample centre’s records satisfy the contract: %s', (_name, validate, value) =>
		expectDeclared(validate, value),
	);

	test('the sample centre’s records include the eight services of the specification, in its order', () => {
		expect(services.map(({ title }) => title)).toEqual([
			'Depression Therapy',
			'Addiction Recovery',
			'Anxiety Management',
			'Relationship & Marriage Counseling',
			'Trauma Recovery',
			'Stress Management',
			'Family Therapy',
			'Child/Adolescent Therapy',
		]);
		const long = services.filter(({ durationMinutes }) => durationMinutes === 90).map(({ id }) => id);
		expect(long).toEqual(['relationship-marriage-counseling', 'family-therapy']);
		for (const { benefits } of services) {
			expect(benefits.length).toBeGreaterThanOrEqual(4);
			expect(benefits.length).toBeLessThanOrEqual(6);
		}
	});

	test('the sample centre’s records include six testimonials, each signed with a first name and an initial', () => {
		expect(testimonials).toHaveLength(6);
		for (const { name } of testimonials) expect(name).toMatch(/^[A-Z][a-z]+ [A-Z]\.$/);
	});

	test('the sample centre’s records print hours only beside crisis lines that are known to answer day and night', () => {
		expect(crisisLines.filter(({ hours }) => hours).map(({ phone }) => phone)).toEqual(['1192', '116', '1195']);
		expect(crisisLines.map(({ phone }) => phone)).toEqual(
			expect.arrayContaining(['999', '112', '1199', '0722 178 177']),
		);
	});

	test('the sample centre’s records include a crisis line that accepts text messages', () => {
		expect(crisisLines.some(({ write }) => write !== undefined)).toBe(true);
	});
});

describe('the sample FAQs', () => {
	test.each(faqCategories)('the sample FAQs have three or more on %s, each with a distinct position', (category) => {
		const orders = allFaqs.filter((faq) => faq.category === category).map(({ order }) => order);
		expect(orders.length).toBeGreaterThanOrEqual(3);
		expect(new Set(orders).size).toBe(orders.length);
	});

	test('the sample FAQs have distinct ids, and four quick answers for the contact page', () => {
		expect(new Set(allFaqs.map(({ id }) => id)).size).toBe(allFaqs.length);
		expect(allFaqs.filter(({ featured }) => featured)).toHaveLength(4);
	});
});

/** One date for each weekday: Monday 23 to Sunday 29 November 2026. */
const week = weekdays.map((weekday, index) => [weekday, `2026-11-${23 + index}`] as const);
const GRID = ['09:00', '10:30', '12:00', '13:30', '15:00'].map(minuteAt);

describe('the sample psychologists', () => {
	test('the sample psychologists offer only services that exist, and every service has at least two of them', () => {
		const offered = psychologists.flatMap(({ psychologist }) => psychologist.serviceIds);
		expect(offered.filter((id) => !services.some((service) => service.id === id))).toEqual([]);
		for (const { id } of services) expect(offered.filter((one) => one === id).length).toBeGreaterThanOrEqual(2);
	});

	test.each(week)('the sample psychologists work within the opening hours on %s', (weekday, day) => {
		const { opens, closes } = centreProfile.openingHours.find((hours) => hours.day === weekday) ?? {};
		const open = opens && closes ? [{ from: minuteAt(opens), to: minuteAt(closes) }] : [];
		for (const { schedule } of psychologists) expect(without(workingSpans(schedule, day), open)).toEqual([]);
	});

	test.each(services.map(({ title, id, durationMinutes }) => [title, id, durationMinutes] as const))(
		'the sample psychologists together cover every start time of the grid for %s each week',
		(_title, id, minutes) => {
			const able = psychologists.filter(({ psychologist }) => psychologist.serviceIds.includes(id));
			const fits = (start: number) =>
				able.some(({ schedule }) =>
					week.some(([, day]) =>
						workingSpans(schedule, day).some(({ from, to }) => from <= start && start + minutes <= to),
					),
				);
			expect(GRID.filter((start) => !fits(start))).toEqual([]);
		},
	);
});

test('the sample psychologists have no break on a day off', () => {
	for (const { psychologist, schedule } of psychologists)
		for (const day of Object.keys(schedule.breaks))
			expect({ name: psychologist.name, worksOn: Object.keys(schedule.weeklyHours) }).toEqual({
				name: psychologist.name,
				worksOn: expect.arrayContaining([day]),
			});
});
