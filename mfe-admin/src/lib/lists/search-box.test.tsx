/** @jest-environment @tulia/test-kit/jsdom-environment */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { SearchBox } from './search-box.tsx';

const DEBOUNCE = 300;

beforeEach(() => {
	jest.useFakeTimers();
	window.history.replaceState(null, '', '/admin/clients');
});
afterEach(() => jest.useRealTimers());

function typeInto(onSearch: (text: string) => void): void {
	render(<SearchBox label="Search" placeholder="Name" maxLength={10} value="" onSearch={onSearch} />);
	fireEvent.change(screen.getByRole('searchbox'), { target: { value: '0152' } });
}

test('a search starts once typing pauses', () => {
	const onSearch = jest.fn();
	typeInto(onSearch);
	act(() => jest.advanceTimersByTime(DEBOUNCE - 1));
	expect(onSearch).not.toHaveBeenCalled();
	act(() => jest.advanceTimersByTime(1));
	expect(onSearch.mock.calls).toEqual([['0152']]);
});

test('a pending search does not undo a link that is followed meanwhile', () => {
	const onSearch = jest.fn();
	typeInto(onSearch);
	// The address changes before the files of the next page are loaded, while the list is still on the screen.
	window.history.pushState(null, '', '/admin/clients/01');
	act(() => jest.advanceTimersByTime(DEBOUNCE));
	expect(onSearch).not.toHaveBeenCalled();
});
