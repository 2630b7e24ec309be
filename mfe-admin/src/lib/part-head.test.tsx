/** @jest-environment @tulia/test-kit/jsdom-environment */
import { render, screen } from '@testing-library/react';
import { PartHead } from './part-head.tsx';

const heading = (): HTMLElement => screen.getByRole('heading', { level: 2 });

test('the part that is shown first leaves the focus alone', () => {
	render(<PartHead title="Services" />);
	expect(document.activeElement).toBe(document.body);
});

test('a part that took the place of another has the focus, and so has the one that comes back', () => {
	const { rerender } = render(<PartHead title="Services" />);
	for (const title of ['Family Therapy', 'Services']) {
		rerender(<PartHead title={title} takesFocus />);
		expect(heading().textContent).toBe(title);
		expect(document.activeElement).toBe(heading());
	}
});
