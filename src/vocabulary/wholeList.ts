/** The last year for which the hundred most given names were published: the newest in data/standards/name-tables. */
export const lastWholeList = 2018;
