import { Link, useLocation } from '@tulia/platform';
import type { ReactNode } from 'react';
import { pageAt, wayTo } from '../staff-pages/staff-pages.ts';
import * as s from './staff-frame.module.css';
import { useReader } from './use-menu.ts';

/** Links to the pages above a page. The page itself is named by its heading. */
export function Breadcrumbs(): ReactNode {
	const page = pageAt(useLocation().pathname);
	const reader = useReader();
	const above = page ? wayTo(page, reader) : [];
	if (above.length === 0) return null;
	return (
		<nav aria-label="Breadcrumb" data-print="never">
			<ol className={s.crumbs}>
				{above.map(({ to, label }) => (
					<li key={to}>
						<Link to={to}>{label}</Link>
					</li>
				))}
			</ol>
		</nav>
	);
}
