/** @jest-environment @tulia/test-kit/jsdom-environment */
import { screen, within } from '@testing-library/react';
import { mockFetch } from '@tulia/platform/testing';
import { click, renderApp } from '../testing/render-app.tsx';

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'].map((day) => ({
	day,
	opens: '09:00',
	closes: '17:00',
}));
const profile = {
	name: 'Tulia Centre',
	tagline: 'Counselling and recovery',
	motto: 'Be calm. Begin here.',
	address: { lines: ['Tulia House', 'Kindaruma Road'], mapUrl: 'https://map.example' },
	phones: { main: '0700 000 100', support: '0700 000 200' },
	openingHours: [...DAYS, { day: 'saturday', opens: '09:00', closes: '14:00' }, { day: 'sunday' }],
	socialLinks: [{ name: 'Facebook', url: 'https://facebook.example/tulia' }],
	crisisLines: [],
};

afterEach(() => jest.useRealTimers());
beforeEach(() => {
	localStorage.clear();
	window.scrollTo = () => undefined;
});

const footer = (): HTMLElement => screen.getByRole('contentinfo');

describe('the footer', () => {
	test('the footer links to every page the specification names', async () => {
		mockFetch({});
		await renderApp('/');
		const addresses = within(footer())
			.getAllByRole('link')
			.map((link) => link.getAttribute('href'));
		expect(addresses).toEqual(
			expect.arrayContaining([
				'/services',
				'/booking',
				'/blogs',
				'/help-center',
				'/contact',
				'/testimonials',
				'/privacy-policy',
				'/terms-of-service',
				'/help-now',
			]),
		);
	});

	test('the footer names the owner of each social profile, the opening status and the year', async () => {
		jest.useFakeTimers({ now: new Date('2026-11-23T06:00:00.000Z'), advanceTimers: true });
		mockFetch({ 'GET /api/profile': { status: 200, body: profile } });
		await renderApp('/');
		const link = await within(footer()).findByRole('link', { name: 'Tulia Centre on Facebook' });
		expect(link.getAttribute('href')).toBe('https://facebook.example/tulia');
		expect(within(footer()).getByText('Mon to Fri').nextElementSibling?.textContent).toBe('9:00 AM – 5:00 PM');
		expect(footer().textContent).toContain('© 2026 Tulia Centre');
	});

	test('Book a Session in the footer leads a visitor to the sign-up', async () => {
		mockFetch({});
		const { here } = await renderApp('/');
		await click(within(footer()).getByRole('link', { name: 'Book a visit' }));
		expect(here().address).toBe('/register');
		expect(here().state).toMatchObject({ message: 'Please log in to schedule an appointment.' });
	});
});
