import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { Icon } from '../display/icon.tsx';
import { classNames } from '../layout/class-names.ts';
import * as s from './toast-region.module.css';
import { TOAST_MS, type Toast, toast, toastStore } from './toast-store.ts';

/** The region of toasts. Render it once, in the shell: a live region must exist before its first message. */
export function ToastRegion() {
	const shown = useSyncExternalStore(toastStore.subscribe, toastStore.current, toastStore.onServer);
	return (
		<div className={s.region} data-ground="dark">
			<div role="status">{shown?.tone === 'good' ? <ToastBox key={shown.id} {...shown} /> : null}</div>
			<div role="alert">{shown?.tone === 'bad' ? <ToastBox key={shown.id} {...shown} /> : null}</div>
		</div>
	);
}

/** Runs `onEnd` after `ms`, not counting paused time. `undefined` never ends. */
function useCountdown(ms: number | undefined, paused: boolean, onEnd: () => void): void {
	const left = useRef(ms);
	const end = useRef(onEnd);
	end.current = onEnd;
	useEffect(() => {
		if (paused || left.current === undefined) return undefined;
		const startedAt = Date.now();
		const timer = setTimeout(() => end.current(), left.current);
		return () => {
			clearTimeout(timer);
			if (left.current !== undefined) left.current -= Date.now() - startedAt;
		};
	}, [paused]);
}

function ToastBox({ id, tone, text }: Toast) {
	const [hovered, setHovered] = useState(false);
	const [focused, setFocused] = useState(false);
	const dismiss = () => toast.dismiss(id);
	useCountdown(tone === 'good' ? TOAST_MS : undefined, hovered || focused, dismiss);
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: hovering only stops the clock, for those who read slowly
		<div
			className={classNames(s.toast, tone === 'bad' && s.bad)}
			onMouseEnter={() => setHovered(true)}
			onMouseLeave={() => setHovered(false)}
			onFocus={() => setFocused(true)}
			onBlur={() => setFocused(false)}
		>
			<Icon name={tone === 'good' ? 'tick' : 'alert'} className={s.icon} />
			<span className={s.text}>{text}</span>
			<IconButton icon="close" label="Dismiss" className={s.dismiss} onClick={dismiss} />
		</div>
	);
}
