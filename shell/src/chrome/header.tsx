import { Link, NavLink, paths, useLocation } from '@tulia/platform';
import { Avatar, Icon, Logo, Menu, VisuallyHidden } from '@tulia/ui';
import type { ReactNode } from 'react';
import { useCentre } from '../centre/use-centre.ts';
import { AccountLinks, AccountPlace, useShownUser } from './account.tsx';
import * as s from './header.module.css';

const LINKS = [
	{ to: paths.home(), text: 'Home' },
	{ to: paths.services(), text: 'Services' },
	{ to: paths.articles(), text: 'Blog' },
	{ to: paths.helpCenter(), text: 'Help Center' },
	{ to: paths.contact(), text: 'Contact' },
] as const;

const SiteLinks = (): ReactNode =>
	LINKS.map(({ to, text }) => (
		<NavLink key={to} to={to} end={to === '/'}>
			{text}
		</NavLink>
	));

/** Home, the pages of the site, and the account; on a phone the links are in a menu that closes on navigation. */
export function Header(): ReactNode {
	const { name, tagline } = useCentre();
	const { key } = useLocation();
	const user = useShownUser();
	return (
		<header className={s.header}>
			<div className={s.row}>
				<Link to={paths.home()} className={s.brand}>
					<Logo name={name} tagline={tagline} />
					<VisuallyHidden>, home</VisuallyHidden>
				</Link>
				<nav className={s.nav} aria-label="Main">
					<SiteLinks />
				</nav>
				<div className={s.end}>
					<div className={s.wide}>
						<AccountPlace closeOn={key} />
					</div>
					<div className={s.narrow}>
						<Menu
							look="square"
							closeOn={key}
							trigger={<>{user ? <Avatar name={user.name} size="sm" /> : <Icon name="menu" />} Menu</>}
						>
							<nav aria-label="Main menu" className={s.stack}>
								<SiteLinks />
							</nav>
							<hr />
							<AccountLinks />
						</Menu>
					</div>
				</div>
			</div>
		</header>
	);
}
