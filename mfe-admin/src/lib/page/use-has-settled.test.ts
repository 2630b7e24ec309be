/** @jest-environment @tulia/test-kit/jsdom-environment */
import { act, renderHook } from '@testing-library/react';
import { useHasSettled } from './use-has-settled.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const settled = (isReady: boolean, isAboveLoading: boolean) =>
	renderHook(
		(props: { isReady: boolean; isAboveLoading: boolean }) => useHasSettled(props.isReady, props.isAboveLoading),
		{
			initialProps: { isReady, isAboveLoading },
		},
	);

const pass = (milliseconds: number): void => act(() => jest.advanceTimersByTime(milliseconds));

test('content with nothing loading above it is shown at once', () => {
	expect(settled(true, false).result.current).toBe(true);
});

test('content waits for what loads above it', () => {
	const { result, rerender } = settled(true, true);
	pass(900);
	expect(result.current).toBe(false);
	rerender({ isReady: true, isAboveLoading: false });
	expect(result.current).toBe(true);
});

test('content waits a second at most, and is not hidden by what loads later', () => {
	const { result, rerender } = settled(false, true);
	pass(5000);
	expect(result.current).toBe(false);
	rerender({ isReady: true, isAboveLoading: true });
	pass(900);
	expect(result.current).toBe(false);
	pass(200);
	expect(result.current).toBe(true);
	rerender({ isReady: true, isAboveLoading: false });
	expect(result.current).toBe(true);
});
