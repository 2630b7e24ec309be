import { addIcons, classNames, Icon, IconButton, type IconName, Logo } from '@tulia/ui';
import { type ElementType, type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import type { LinkProps } from '../core/button/link-button.tsx';
import * as s from './admin-frame.module.css';
import { staffIcons } from './staff-icons.ts';
import { WaitingBadges, type WaitingBadgesProps } from './waiting-badges.tsx';

addIcons(staffIcons);

export interface AdminFrameProps {
	/** The link home, around a `Logo` on dark ground. */
	readonly brand: ReactNode;
	/** `AdminLink`s to the parts of the admin module. */
	readonly links: ReactNode;
	/** `AdminLink`s to pages outside the module: the website, Logout. */
	readonly foot: ReactNode;
	/** Today, in words: "Tuesday 10 November 2026". */
	readonly date: string;
	/** Search across all pages. On a phone it has a line of its own. */
	readonly search?: ReactNode;
	/** The logged-in person. */
	readonly account: ReactNode;
	/** A change closes the sheet: pass the path. */
	readonly closeOn?: string | undefined;
	readonly children: ReactNode;
}

/** The page frame of staff: a sidebar from 992 px on, below it a sheet; a top bar with date and account. */
export function AdminFrame({ brand, links, foot, date, search, account, closeOn, children }: AdminFrameProps) {
	const sheet = useRef<HTMLDialogElement>(null);
	const close = () => sheet.current?.close();
	// A closing dialog returns the focus to its button, which has to happen before the new page focuses its heading.
	// biome-ignore lint/correctness/useExhaustiveDependencies: the sheet closes on navigation
	useLayoutEffect(close, [closeOn]);

	const closeOutside = ({ target, currentTarget }: MouseEvent) => {
		if (target === currentTarget) close();
	};

	return (
		<div className={s.frame}>
			<aside className={s.side} data-ground="dark" aria-label="Admin menu">
				<div className={s.inner}>
					<div className={s.brand}>{brand}</div>
					<Menu links={links} foot={foot} closeOn={closeOn} />
					<Hills />
				</div>
			</aside>
			<div className={s.body}>
				<header className={s.top}>
					<span className={s.mark}>
						<Logo />
					</span>
					<span className={s.date}>{date}</span>
					{search ? <div className={s.find}>{search}</div> : null}
					<div className={s.end}>
						{account}
						<IconButton
							icon="menu"
							label="Admin menu"
							className={s.menuButton}
							onClick={() => sheet.current?.showModal()}
						/>
					</div>
				</header>
				<main id="main" className={s.main}>
					{children}
				</main>
			</div>
			{/* biome-ignore lint/a11y/useKeyWithClickEvents: a modal dialog closes with Escape by itself */}
			<dialog ref={sheet} className={s.sheet} data-ground="dark" aria-label="Admin menu" onClick={closeOutside}>
				<div className={s.sheetTop}>
					<div className={s.brand}>{brand}</div>
					<IconButton icon="close" label="Close menu" onClick={close} />
				</div>
				<Menu links={links} foot={foot} closeOn={closeOn} />
			</dialog>
		</div>
	);
}

function Menu({ links, foot, closeOn }: Pick<AdminFrameProps, 'links' | 'foot' | 'closeOn'>) {
	const nav = useRef<HTMLElement>(null);
	// Scrolls the entry of the new page into view.
	// biome-ignore lint/correctness/useExhaustiveDependencies: scrolls on navigation
	useLayoutEffect(() => {
		nav.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest' });
	}, [closeOn]);
	return (
		<>
			<nav ref={nav} className={s.links} aria-label="Admin">
				{links}
			</nav>
			<div className={s.foot}>{foot}</div>
		</>
	);
}

const Hills = () => (
	<svg className={s.hills} viewBox="0 0 248 120" preserveAspectRatio="none" aria-hidden="true">
		<path fill="#183f30" d="M0 50C60 16 110 56 160 44S220 30 248 40V120H0z" />
		<path
			fill="none"
			stroke="#2f6952"
			strokeWidth="5"
			strokeLinecap="round"
			strokeDasharray=".1 10"
			d="M0 63C60 29 110 69 160 57S220 43 248 53M0 77C60 43 110 83 160 71S220 57 248 67M0 91C60 57 110 97 160 85S220 71 248 81M0 105C60 71 110 111 160 99S220 85 248 95"
		/>
	</svg>
);

interface OwnLinkProps {
	readonly icon: IconName;
	/** The number of open entries. */
	readonly waiting?: WaitingBadgesProps | undefined;
	readonly children: ReactNode;
}

/** A menu entry: `<AdminLink component={Link} to="/admin" icon="dashboard">`; `component="button"` for Logout. */
export function AdminLink<C extends ElementType = 'a'>(props: LinkProps<C, OwnLinkProps>) {
	const { component, icon, waiting, children, ...rest } = props;
	const Anchor: ElementType = component ?? 'a';
	return (
		<Anchor {...rest} className={s.link}>
			<Icon name={icon} className={s.icon} />
			<span>{children}</span>
			{waiting ? <WaitingBadges {...waiting} /> : null}
		</Anchor>
	);
}

interface AdminLinkGroupProps {
	/** The group's name. Without it, a line separates the group. */
	readonly label?: string | undefined;
	readonly children: ReactNode;
}

/** A named group of `AdminLink`s. */
export function AdminLinkGroup({ label, children }: AdminLinkGroupProps) {
	const id = useId();
	if (label === undefined) return <div className={classNames(s.group, s.apart)}>{children}</div>;
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, and these are links
		<div className={s.group} role="group" aria-labelledby={id}>
			<p id={id} className={s.groupLabel}>
				{label}
			</p>
			{children}
		</div>
	);
}
