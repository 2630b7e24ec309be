/** @jest-environment @tulia/test-kit/jsdom-environment */
import { render, screen } from '@testing-library/react';
import { CareCard } from './care-card.tsx';

test('a care card on its own page has a second-level heading, which names its region', () => {
	const lines = [{ href: 'tel:1199', title: 'Call 1199', note: 'Someone to talk to', icon: 'phone' }] as const;
	render(
		<CareCard title="If you need someone now" headingLevel="h2" lines={lines}>
			You do not have to wait.
		</CareCard>,
	);
	expect(screen.getByRole('heading', { level: 2, name: 'If you need someone now' })).toBeTruthy();
	expect(screen.getByRole('region', { name: 'If you need someone now' })).toBeTruthy();
	expect(screen.getByRole('link', { name: /Call 1199/ }).getAttribute('href')).toBe('tel:1199');
});
