// biome-ignore-all lint/performance/noBarrelFile: the package's entry point; every export is named
export { AdminFrame, type AdminFrameProps, AdminLink, AdminLinkGroup } from './admin/admin-frame.tsx';
export { AdminHeading } from './admin/admin-heading.tsx';
export { type Column, DataTable, type DataTableProps, type RowsHeading } from './admin/data-table.tsx';
export { OutcomeButtons, type OutcomeButtonsProps } from './admin/outcome-buttons.tsx';
export { ProgressButtons, type ProgressButtonsProps, type ProgressName } from './admin/progress-buttons.tsx';
export { TableBox, type TableBoxProps } from './admin/table-box.tsx';
export { Tabs, type TabsProps } from './admin/tabs.tsx';
export { WaitingBadges, type WaitingBadgesProps } from './admin/waiting-badges.tsx';
export { type FilterChip, FilterChips, type FilterChipsProps } from './controls/filter-chips.tsx';
export { Pager, type PagerProps } from './controls/pager.tsx';
export { SearchField, type SearchFieldProps } from './controls/search-field.tsx';
export { StatusPill } from './core/display/status-pill.tsx';
