import { Link, rolesOf, useLocation, useSessionUser } from '@tulia/platform';
import type { ReactNode } from 'react';
import { sectionsAbove } from './sections.ts';
import * as s from './staff-frame.module.css';

/** The sections above a page, without the page itself: its heading names it. */
export function Breadcrumbs(): ReactNode {
	const above = sectionsAbove(useLocation().pathname, rolesOf(useSessionUser()));
	if (above.length === 0) return null;
	return (
		<nav aria-label="Breadcrumb" data-print="never">
			<ol className={s.crumbs}>
				{above.map(({ path, label }) => (
					<li key={path}>
						<Link to={path}>{label}</Link>
					</li>
				))}
			</ol>
		</nav>
	);
}
