/** The icons of staff pages; the others are in `icon-paths.ts`. */
export const staffIcons = {
	arrowDown: 'M12 5v14M6 13l6 6 6-6',
	arrowUp: 'M12 19V5M6 11l6-6 6 6',
	cash: 'M3 6.5h18v11H3zM12 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM6.5 12h.1M17.5 12h.1',
	chart: 'M4 20h16M7 16.5v-5M12 16.5V6M17 16.5v-8',
	eye: 'M2.5 12C6 6.5 18 6.5 21.5 12 18 17.5 6 17.5 2.5 12zM12 14.8a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6z',
	inbox: 'M4 13l2.5-8h11L20 13v6H4zM4 13h4.5l1.5 2.5h4l1.5-2.5H20',
	move: 'M4 8.5h14M14.5 5l3.5 3.5-3.5 3.5M20 15.5H6M9.5 12L6 15.5 9.5 19',
	people:
		'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c.5-4 2.8-6 6.5-6s6 2 6.5 6M15.5 4.8a3.5 3.5 0 0 1 0 6.4M17.5 14.5c2.3.7 3.6 2.5 4 5.5',
	plus: 'M12 5v14M5 12h14',
	settings:
		'M4 7h8.5M17.5 7H20M4 17h2.5M11.5 17H20M15 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM9 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
} as const;

export type StaffIconName = keyof typeof staffIcons;
