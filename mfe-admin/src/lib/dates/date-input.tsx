import { wallTime } from '@tulia/centre/clock';
import { shortDayWithYear } from '@tulia/centre/date-words';
import { isDay } from '@tulia/centre/day';
import { serverNow } from '@tulia/platform';
import { inputClass } from '@tulia/ui/form';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import * as s from './date-input.module.css';

export interface DateInputProps {
	/**
	 * `2026-11-24`, or with a time `2026-11-24T09:05`. A text that cannot be parsed is passed unchanged, and the form
	 * refuses it.
	 */
	readonly value: string | undefined;
	readonly onChange: (value: string | undefined) => void;
	readonly withTime?: boolean | undefined;
	/** Whether the date is in the past. */
	readonly isPast?: boolean | undefined;
	/** Calls `onChange` only on blur or Enter and only with a valid date, because a change loads other data. */
	readonly onLeaving?: boolean | undefined;
	readonly id?: string | undefined;
	readonly name?: string | undefined;
	readonly isRequired?: boolean | undefined;
	readonly isInvalid?: boolean | undefined;
	readonly describedBy?: string | undefined;
	readonly onBlur?: (() => void) | undefined;
	readonly onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
}

interface Typed {
	readonly text: string;
	/** The value that the field got when this text was parsed. */
	readonly value: string | undefined;
}

const NOT_UNDERSTOOD = 'This is not clear yet. Write it like 4 Dec 2026.';
const MOMENT = /^(\d{4}-\d\d-\d\d)T(\d\d):(\d\d)$/;

/** A date in the centre's format: `Tue 24 Nov 2026, 9:05 AM`. `undefined` for an invalid date. */
function wordsOf(value: string, withTime: boolean): string | undefined {
	const [, day = value, hour, minute] = MOMENT.exec(value) ?? [];
	if (!isDay(day) || withTime !== (hour !== undefined)) return undefined;
	return withTime ? `${shortDayWithYear(day)}, ${wallTime(Number(hour) * 60 + Number(minute))}` : shortDayWithYear(day);
}

/** Loaded lazily, because the parser chrono is large. */
const readers = () => import('../schedule/read-when.ts');

/**
 * A date, or a date with a time, typed in everyday words and shown in the centre's format. Staff pages have no other
 * date field.
 */
export function DateInput(props: DateInputProps): ReactNode {
	const { value, withTime = false, onLeaving = false, isInvalid = false } = props;
	const { typed, type, leave, press } = useTyped(props);
	const shown = value === undefined ? '' : (wordsOf(value, withTime) ?? value);

	return (
		<>
			<input
				id={props.id}
				name={props.name}
				type="text"
				size={withTime ? 26 : 16}
				className={inputClass}
				value={typed?.text ?? shown}
				placeholder={withTime ? '4 dec, 2pm' : '4 dec'}
				autoComplete="off"
				onChange={({ target }) => void type(target.value)}
				onBlur={leave}
				onKeyDown={press}
				aria-required={props.isRequired}
				aria-invalid={isInvalid}
				aria-describedby={props.describedBy}
			/>
			{typed ? <ReadBack text={typed.text} value={onLeaving ? undefined : value} withTime={withTime} /> : null}
		</>
	);
}

/** The typed text, until the value is changed elsewhere or the field loses the focus. */
function useTyped(props: DateInputProps) {
	const { value, onChange, withTime = false, isPast, onLeaving = false } = props;
	const [typed, setTyped] = useState<Typed>();
	const latest = useRef('');
	const isTyping = typed !== undefined && typed.value === value;

	function take(text: string, read: string | undefined): void {
		setTyped({ text, value: read });
		onChange(read);
	}

	async function read(text: string): Promise<string | undefined> {
		const { readDay, readMoment } = await readers();
		return (withTime ? readMoment : readDay)(text, serverNow(), { isPast });
	}

	async function type(text: string): Promise<void> {
		latest.current = text;
		const given = text.trim() || undefined;
		if (given !== undefined && wordsOf(given, withTime) !== undefined) return take(text, given);
		if (onLeaving) return setTyped({ text, value });
		take(text, given);
		const understood = given && (await read(given));
		if (understood && latest.current === text) take(text, understood);
	}

	function leave(): void {
		props.onBlur?.();
		if (!isTyping) return;
		if (onLeaving) void handOn(typed.text);
		else setTyped(undefined);
	}

	async function handOn(text: string): Promise<void> {
		const given = text.trim();
		const understood = given === '' ? given : await read(given);
		if (latest.current !== text || understood === undefined) return;
		setTyped(undefined);
		if (understood !== value) onChange(understood || undefined);
	}

	function press(event: KeyboardEvent): void {
		if (event.key === 'Enter' && onLeaving) leave();
		props.onKeyDown?.(event);
	}

	return { typed: isTyping ? typed : undefined, type, leave, press };
}

interface ReadBackProps {
	readonly text: string;
	/** `undefined`: the text is parsed on blur only. */
	readonly value: string | undefined;
	readonly withTime: boolean;
}

/** Shows how a text is understood while it is being typed. */
const ReadBack = ({ text, value, withTime }: ReadBackProps): ReactNode =>
	value === undefined || (text === value && wordsOf(value, withTime) !== undefined) ? null : (
		<span className={s.said} role="status">
			{wordsOf(value, withTime) ?? NOT_UNDERSTOOD}
		</span>
	);
