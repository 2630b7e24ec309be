/** @jest-environment @tulia/test-kit/jsdom-environment */
import { setImmediate } from 'node:timers/promises';
import { act, renderHook } from '@testing-library/react';
import { useCareWords } from './use-care-words.ts';

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] }));
afterEach(() => jest.useRealTimers());

const typing = () =>
	renderHook(({ text }: { text: string | undefined }) => useCareWords('Otieno', text), { initialProps: { text: '' } });
const pass = (milliseconds: number) =>
	act(async () => {
		await jest.advanceTimersByTimeAsync(milliseconds);
		// The phrases are a file of their own.
		for (let turn = 0; turn < 5; turn += 1) await setImmediate();
	});

test('the care card appears after typing has paused for two seconds', async () => {
	const { result, rerender } = typing();
	rerender({ text: 'I want to die' });
	await pass(1900);
	rerender({ text: 'I want to die.' });
	await pass(1900);
	expect(result.current.isShown).toBe(false);
	await pass(200);
	expect(result.current.isShown).toBe(true);
});

test('the care card does not appear for a text without words of crisis', async () => {
	const { result, rerender } = typing();
	rerender({ text: 'I am dying to meet you' });
	await pass(5000);
	expect(result.current.isShown).toBe(false);
});

test('the care card stays while the person types on, and stays away once dismissed', async () => {
	const { result, rerender } = typing();
	rerender({ text: 'Nataka kufa' });
	await pass(2100);
	rerender({ text: 'Naomba msaada' });
	await pass(2100);
	expect(result.current.isShown).toBe(true);
	act(() => result.current.dismiss());
	rerender({ text: 'Naomba msaada, nataka kufa' });
	await pass(2100);
	expect(result.current.isShown).toBe(false);
});
