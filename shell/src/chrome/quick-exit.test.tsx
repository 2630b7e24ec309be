/** @jest-environment @tulia/test-kit/jsdom-environment */
import { fireEvent, render } from '@testing-library/react';
import { useTripleEscape } from './quick-exit.ts';

function Listener({ onThird }: { readonly onThird: () => void }): null {
	useTripleEscape(onThird);
	return null;
}

test('three presses of Esc leave the site, two do not, and other keys do not count', () => {
	const onThird = jest.fn();
	render(<Listener onThird={onThird} />);
	fireEvent.keyDown(window, { key: 'Escape' });
	fireEvent.keyDown(window, { key: 'a' });
	fireEvent.keyDown(window, { key: 'Escape' });
	expect(onThird).not.toHaveBeenCalled();
	fireEvent.keyDown(window, { key: 'Escape' });
	expect(onThird).toHaveBeenCalledTimes(1);
});
