import { Link, matchPath, paths } from '@tulia/platform';
import { AdminLink, AdminLinkGroup } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import type { SectionGroup, StaffSection } from './sections.ts';
import type { SectionCount } from './use-section-counts.ts';

interface SectionLinksProps {
	readonly groups: readonly SectionGroup[];
	/** Where somebody is. Undefined before that is known, when no link is the current one. */
	readonly pathname?: string | undefined;
	readonly countOf?: ((section: StaffSection) => SectionCount) | undefined;
}

/** The parts of the module, with how much waits in each. */
export const SectionLinks = ({ groups, pathname, countOf }: SectionLinksProps): ReactNode =>
	groups.map((group) => (
		<AdminLinkGroup key={group.label ?? 'day'} label={group.label}>
			{group.sections.map((section) => (
				<AdminLink
					key={section.path}
					component={Link}
					to={section.path}
					aria-current={pathname !== undefined && isAt(section, pathname) ? 'page' : undefined}
					icon={section.icon}
					count={countOf?.(section).waiting}
					inCrisis={countOf?.(section).inCrisis}
				>
					{section.label}
				</AdminLink>
			))}
		</AdminLinkGroup>
	));

/** Every page is beneath the dashboard's address; it alone is the dashboard. */
const isAt = ({ path }: StaffSection, pathname: string): boolean =>
	matchPath({ path, end: path === paths.admin() }, pathname) !== null;
