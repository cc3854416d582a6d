/** The most templates of one account. */
export const maxTemplates = 200;

/** The most characters of a template's name. */
export const maxTemplateName = 60;
