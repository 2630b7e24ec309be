import type { ReactNode } from 'react';
import { Icon } from '../display/icon.tsx';
import type { IconName } from '../display/icon-paths.ts';
import { classNames } from '../layout/class-names.ts';
import * as s from './notice.module.css';

const ICONS = { info: 'info', good: 'tick', bad: 'alert', warm: 'leaf', quiet: 'info' } as const satisfies Record<
	string,
	IconName
>;

const TONES = { info: s.info, good: s.good, bad: s.bad, warm: s.warm, quiet: s.quiet };

export interface NoticeProps {
	/** `bad` is for errors only; `warm` for a kind word; `quiet` for minor notes. */
	readonly tone: 'info' | 'good' | 'bad' | 'warm' | 'quiet';
	readonly title?: string | undefined;
	readonly children?: ReactNode;
	/** Pass `alert` or `status` for a message that appears later; leave it out for one that was there from the start. */
	readonly role?: 'alert' | 'status' | undefined;
	/** One button or link: "Retry". */
	readonly action?: ReactNode;
	/** Replaces the icon of the tone. */
	readonly icon?: IconName | undefined;
}

/** A message within the page. */
export function Notice({ tone, title, children, role, action, icon }: NoticeProps) {
	return (
		<div className={classNames(s.notice, TONES[tone], Boolean(action) && s.withAction)} role={role}>
			<Icon name={icon ?? ICONS[tone]} className={s.icon} />
			<div className={s.body}>
				<div className={s.words}>
					{title === undefined ? null : <p className={s.title}>{title}</p>}
					{children}
				</div>
				{action ? <div className={s.action}>{action}</div> : null}
			</div>
		</div>
	);
}
