/** @jest-environment @tulia/test-kit/jsdom-environment */
import { render, screen } from '@testing-library/react';
import type { CrisisLine } from '@tulia/contracts/profile/schemas';
import { UnattendedNotice } from './unattended-notice.tsx';

const show = (crisisLines?: readonly CrisisLine[]) =>
	render(<UnattendedNotice crisisLines={crisisLines} toHelp={(words) => <a href="/help-now">{words}</a>} />);
const noticeText = () => document.body.textContent;
const aLine = (name: string, phone: string): CrisisLine => ({
	name,
	phone,
	helpsWith: 'Talking',
	lastChecked: '2026-11-01',
});

test('the notice says that texts are not read at once, whom to call, and where more numbers are', () => {
	show([aLine('Emergency services', '999'), aLine('Befrienders Kenya', '0722 178 177')]);
	expect(noticeText()).toBe(
		'We do not read this at once. If you need someone now, call 0722 178 177 or see who you can call.',
	);
	expect(screen.getByRole('link', { name: '0722 178 177' }).getAttribute('href')).toBe('tel:0722178177');
	expect(screen.getByRole('link', { name: 'see who you can call' }).getAttribute('href')).toBe('/help-now');
});

test('the notice links to the numbers while no line is loaded', () => {
	show();
	expect(noticeText()).toBe('We do not read this at once. If you need someone now, see who you can call.');
});
