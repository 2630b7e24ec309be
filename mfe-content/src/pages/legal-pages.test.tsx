/** @jest-environment @tulia/test-kit/jsdom-environment */
import { screen, within } from '@testing-library/react';
import { allResponses, mockApi, showPage, storeWith } from '../testing/show-page.tsx';

const scrolled: string[] = [];
beforeEach(() => {
	scrolled.length = 0;
	Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
		scrolled.push(this.id);
	};
});

async function open(address: string, answers: typeof allResponses = allResponses): Promise<void> {
	mockApi({});
	showPage(await storeWith(answers), address);
	await screen.findByRole('heading', { level: 1 });
}

const text = (): string => document.querySelector('main')?.textContent ?? '';

describe.each([
	['/terms-of-service', 'Terms of Service', 7],
	['/privacy-policy', 'Privacy Policy', 10],
] as const)('%s', (path, title, count) => {
	test('a legal page has its sections, its date, and a table of contents', async () => {
		await open(path);
		expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
		expect(screen.getByText('Last updated June 15, 2025')).toBeTruthy();
		const sections = screen.getAllByRole('region');
		expect(sections).toHaveLength(count);

		const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
		expect(links.map((link) => link.getAttribute('href')?.slice(1))).toEqual(
			sections.map((section) => section.getAttribute('aria-labelledby')),
		);
		const headings = screen.getAllByRole('heading', { level: 2 }).slice(1);
		expect(links.map((link) => link.textContent)).toEqual(headings.map((heading) => heading.textContent));
		expect(new Set(headings.map(({ id }) => id)).size).toBe(count);
	});

	test('a legal page dates each addition', async () => {
		await open(path);
		const dates = screen.getAllByRole('heading', { level: 3 });
		const days = path === '/privacy-policy' ? ['21', '22', '24', '25', '28'] : ['21', '28'];
		const own = days.map((day) => `Added November ${day}, 2026`);
		expect(new Set(dates.map((date) => date.textContent))).toEqual(new Set(own));
	});

	test('a legal page shows the facts of the centre from its profile', async () => {
		await open(path);
		expect(text()).toContain('Pumzika House');
		expect(text()).toContain('Jacaranda Court, Oginga Odinga Street, Kisumu');
		const mail = screen.getAllByRole('link', { name: 'hello@pumzika.example' })[0];
		expect(mail?.getAttribute('href')).toBe('mailto:hello@pumzika.example');
		expect(text()).not.toMatch(/Tulia/);
	});

	test('a legal page makes only true statements without the profile', async () => {
		await open(path, { ...allResponses, '/api/profile': undefined });
		expect(text()).toContain('the centre');
		expect(screen.getAllByRole('link', { name: 'our contact page' })[0]?.getAttribute('href')).toBe('/contact');
	});

	test('a legal page scrolls to a linked section', async () => {
		const last = path === '/privacy-policy' ? 'complaints' : 'changes';
		await open(`${path}#${last}`);
		expect(scrolled).toEqual([last]);
	});
});

test('the terms link to the privacy policy and to urgent help', async () => {
	await open('/terms-of-service');
	expect(screen.getByRole('link', { name: 'privacy policy' }).getAttribute('href')).toBe('/privacy-policy');
	expect(screen.getByRole('link', { name: 'call one of these numbers now' }).getAttribute('href')).toBe('/help-now');
});

test('the privacy policy names the law, the age of 13, the periods and the commissioner', async () => {
	await open('/privacy-policy');
	for (const words of [
		/Data Protection Act of Kenya, 2019/,
		/children under 13/,
		/Messages and questions: 12 months/,
		/Appointments: 24 months/,
		/kept in another country/,
		/A random number for this browser/,
		/www\.odpc\.go\.ke/,
	])
		expect(text()).toMatch(words);
});
