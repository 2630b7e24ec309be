/** @jest-environment @tulia/test-kit/jsdom-environment */
import { render, screen } from '@testing-library/react';
import { SectionHeading } from './section-heading.tsx';

const heading = (): HTMLElement => screen.getByRole('heading', { level: 2 });

test('the section that is shown first takes no focus', () => {
	render(<SectionHeading title="Services" />);
	expect(document.activeElement).toBe(document.body);
});

test('a section that replaces another takes the focus, and so does the first one when it returns', () => {
	const { rerender } = render(<SectionHeading title="Services" />);
	for (const title of ['Family Therapy', 'Services']) {
		rerender(<SectionHeading title={title} takesFocus />);
		expect(heading().textContent).toBe(title);
		expect(document.activeElement).toBe(heading());
	}
});
