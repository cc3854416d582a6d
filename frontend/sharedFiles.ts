/** A file of modules that several pages share, and which of those modules it takes: at least so many pages must use each. */
interface SharedFile {
  readonly name: string;
  readonly test: (id: string) => boolean;
  readonly minShareCount: number;
  /** Which file takes a module that two have a claim to: the one with the higher number. */
  readonly priority: number;
}

const sharedFile = (
  name: string,
  modules: readonly RegExp[],
  { minShareCount = 3, priority = 0 } = {},
): SharedFile => ({
  name,
  test: (id) => modules.some((one) => one.test(id)),
  minShareCount,
  priority,
});

/**
 * What most pages use: icons, small components, what overlays stand on, the session, statuses, money. It loads beside the signed-in
 * portal, which shares the most with it. Neither components of lists and forms nor what decides about payments is included.
 */
const parts = [
  /icons-react/,
  new RegExp(
    'src/ui/(?!DateField|typedDate|\\w*Select|RadioGroup|Pager|PasswordField|Panel|RowMenu|TextArea|Tabs|FilterTags|Timeline)\\w+\\.',
  ),
  /src\/ui\/money\/(?!AmountInput)/,
  /src\/graphql\//,
  new RegExp(
    'src/shared/((status|payments)/(?!administration|decision|documents|duplicates|batch|heldRate|use|contentChanges|ChangedContent|paymentFacts' +
      '|approvalSteps|livePayment|shownContent|DuplicateNotice)|(?!Confirm|searchParams)\\w+\\.)',
  ),
  /src\/shared\/(patterns\/(DetailPage|WorkbenchPage)|accounts\/accountSummaryFragment|changes\/tellSaved)\./,
  /src\/session\/|src\/shared\/((live|rates|fraudNotices)\/\w+\.ts|changes\/changes(Of|Table)\.)/i,
  /@mantine\/core\/.*\/(Modal|ModalBase|Portal|ScrollArea|FocusTrap|noop)\//,
  /react-remove-scroll/,
  /domain\/(money\/|beneficiaries\/bankCodes|isoDate|londonTime|text|stateMachine)/,
];

/** What the menus of the signed-in portal share with the menus of lists and the choices of forms. */
const menus = [
  /@mantine\/core\/.*\/(Popover|Floating|AccordionChevron|CheckIcon|create-event-handler|get-ref-prop)\b/,
  /src\/ui\/shortcuts\/shortcuts\./,
];

const tables = [/src\/ui\/table\/(?!ScrollTable|VirtualRows|useTableView|useGridKeys)/];

/** A list's filters and pages. */
const lists = [/src\/ui\/(Pager|FilterTags)\./, /src\/shared\/patterns\/list\/(?!SearchPage)/];

/** Inputs that filters have as well as forms. */
const inputs = [/src\/ui\/(Select|CurrencySelect|money\/AmountInput)\./];

const dates = [/src\/ui\/(DateField|typedDate)\./];

/** Rules of what may be entered. */
const rules = [/node_modules\/yup\//];

/** Formik, and how a form is laid out and submitted. */
const forms = [/src\/ui\/form\/(?!fields|FormTextArea|FormRegion)/, /src\/shared\/patterns\/FormLayout\./];

/** Deciding about payments, alone and in batches. */
const decisions = [/src\/shared\/(payments\/(batch|use(?!MayPay|AwaitingCount))|patterns\/useDecisionQueue\.)/];

/**
 * The shared files of the build. Left alone, the bundler makes a file of every set of pages that share a module: a page then
 * asked for 21 files on average, and a payment for 42. Over HTTP/1.1 a browser fetches six at once.
 */
export const sharedFiles: readonly SharedFile[] = [
  sharedFile('parts', parts, { priority: 1 }),
  // With a higher count the bundler puts these into the lists' file, which the portal would then wait for.
  sharedFile('menus', menus, { priority: 1, minShareCount: 1 }),
  sharedFile('tables', tables, { priority: 1 }),
  sharedFile('lists', lists),
  sharedFile('inputs', inputs, { priority: 1 }),
  sharedFile('dates', dates, { priority: 1 }),
  sharedFile('rules', rules),
  sharedFile('forms', forms),
  sharedFile('decisions', decisions, { minShareCount: 2 }),
];
