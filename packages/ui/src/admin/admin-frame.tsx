import { Icon, IconButton, type IconName, Logo } from '@tulia/ui';
import { type ElementType, type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import type { LinkProps } from '../core/button/link-button.tsx';
import * as s from './admin-frame.module.css';

export interface AdminFrameProps {
	/** The link home, around a `Logo` on dark ground. */
	readonly brand: ReactNode;
	/** `AdminLink`s to the parts of the admin module. */
	readonly links: ReactNode;
	/** `AdminLink`s out of it: the website, Logout. */
	readonly foot: ReactNode;
	/** Today, in words: "Tuesday 10 November 2026". */
	readonly date: string;
	/** Finds things from any page. On a phone it has a line of its own. */
	readonly search?: ReactNode;
	/** Who is logged in. */
	readonly account: ReactNode;
	/** Closes the drawer when it changes: give the path. */
	readonly closeOn?: string | undefined;
	readonly children: ReactNode;
}

/** The page of staff: a sidebar from 992 px on, a drawer below; a top bar with the date and the account. */
export function AdminFrame({ brand, links, foot, date, search, account, closeOn, children }: AdminFrameProps) {
	const drawer = useRef<HTMLDialogElement>(null);
	const close = () => drawer.current?.close();
	// A dialog gives the focus back to its button as it closes: that has to come before the new page takes it for its heading.
	// biome-ignore lint/correctness/useExhaustiveDependencies: going to another page is what closes the drawer
	useLayoutEffect(close, [closeOn]);

	const closeOutside = ({ target, currentTarget }: MouseEvent) => {
		if (target === currentTarget) close();
	};
	const menu = <SideMenu brand={brand} links={links} foot={foot} />;

	return (
		<div className={s.frame}>
			<aside className={s.side} data-ground="dark" aria-label="Admin menu">
				{menu}
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
							onClick={() => drawer.current?.showModal()}
						/>
					</div>
				</header>
				<main id="main" className={s.main}>
					{children}
				</main>
			</div>
			{/* biome-ignore lint/a11y/useKeyWithClickEvents: a modal dialog closes with Escape by itself */}
			<dialog ref={drawer} className={s.drawer} data-ground="dark" aria-label="Admin menu" onClick={closeOutside}>
				<IconButton icon="close" label="Close menu" className={s.close} onClick={close} />
				{menu}
			</dialog>
		</div>
	);
}

const SideMenu = ({ brand, links, foot }: Pick<AdminFrameProps, 'brand' | 'links' | 'foot'>) => (
	<div className={s.inner}>
		<div className={s.brand}>{brand}</div>
		<nav className={s.links} aria-label="Admin">
			{links}
		</nav>
		<div className={s.foot}>{foot}</div>
		<Hills />
	</div>
);

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
	/** How many wait there. */
	readonly count?: number | undefined;
	/** How many of them may come from somebody in danger. */
	readonly inCrisis?: number | undefined;
	readonly children: ReactNode;
}

/** One line of the sidebar: `<AdminLink component={Link} to="/admin" icon="dashboard">`; `component="button"` for Logout. */
export function AdminLink<C extends ElementType = 'a'>(props: LinkProps<C, OwnLinkProps>) {
	const { component, icon, count, inCrisis = 0, children, ...rest } = props;
	const Anchor: ElementType = component ?? 'a';
	return (
		<Anchor {...rest} className={s.link}>
			<Icon name={icon} className={s.icon} />
			{children}
			{count ? (
				<span
					className={s.count}
					role="img"
					data-in-crisis={inCrisis > 0 || undefined}
					aria-label={inCrisis > 0 ? `${count} waiting, ${inCrisis} with words of crisis` : `${count} waiting`}
				>
					{inCrisis > 0 ? <Icon name="alert" className={s.alert} /> : null}
					{count}
				</span>
			) : null}
		</Anchor>
	);
}

interface AdminLinkGroupProps {
	/** What its links have in common; the first group of a menu needs no words. */
	readonly label?: string | undefined;
	readonly children: ReactNode;
}

/** `AdminLink`s that belong together, with words above them. */
export function AdminLinkGroup({ label, children }: AdminLinkGroupProps) {
	const id = useId();
	if (label === undefined) return <div className={s.group}>{children}</div>;
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

export interface AdminHeadingProps {
	readonly title: ReactNode;
	readonly lead?: ReactNode;
	readonly action?: ReactNode;
}

/** The `h1` of an admin page, with a line beneath and one action, or a `ButtonRow`, beside. */
export const AdminHeading = ({ title, lead, action }: AdminHeadingProps) => (
	<div className={s.heading}>
		<div>
			<h1 tabIndex={-1}>{title}</h1>
			{lead ? <p>{lead}</p> : null}
		</div>
		{action}
	</div>
);
