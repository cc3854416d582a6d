import { invariant } from '../../invariant';
import { uploadLimits } from '../limits';
import { leafFault } from './leafFault';
import { pain001, type Content, type Element, type Leaf } from './outline';

/** An element that is open. */
interface Open {
  readonly element: Element;
  /** The place among the children of the last one that came. */
  position: number;
  /** How many of that child came. */
  count: number;
  text: string;
}

/** Deeper than anything that the standard allows in an element that is not read. */
const maxUnreadDepth = 20;

const document: Element = { ...pain001, content: { kind: 'sequence', children: [pain001] } };

/**
 * The open elements of a document that is read, which checks the order, the number and the content of each against the outline. Methods
 * answer with the fault as a sentence, or with nothing.
 */
export class ElementStack {
  private readonly opened: Open[] = [open(document)];
  /** How many elements are open within one that is not read. */
  private unreadDepth = 0;

  /** The names of the open elements below the document, such as GrpHdr/MsgId. */
  get path(): string {
    return this.opened
      .slice(3)
      .map(({ element }) => element.name)
      .join('/');
  }

  /** The text of the innermost element so far. */
  get text(): string {
    return this.innermost.text;
  }

  /** Whether the innermost element is one that is read. */
  get isRead(): boolean {
    return this.unreadDepth === 0;
  }

  open(name: string, attributes: readonly string[]): string | undefined {
    if (!this.isRead) {
      this.unreadDepth += 1;
      // The parser's time for an element grows with the number of those around it.
      return this.unreadDepth > maxUnreadDepth ? `${name} is within too many elements.` : undefined;
    }
    const parent = this.innermost;
    const fault = enter(parent, name);
    if (fault) return fault;
    const child = childrenOf(parent.element.content)[parent.position];
    invariant(child !== undefined, `${name} is in the outline`);
    if (child.content.kind === 'unread') {
      this.unreadDepth = 1;
      return undefined;
    }
    this.opened.push(open(child));
    const stray = attributes.find((attribute) => !child.attributes.includes(attribute));
    if (stray) return `${name} cannot have the attribute ${stray}.`;
    const missing = child.attributes.find((attribute) => !attributes.includes(attribute));
    return missing && `${name} has no attribute ${missing}.`;
  }

  /** Takes a part of the text of the innermost element. */
  addText(part: string): string | undefined {
    if (!this.isRead) return undefined;
    const { element } = this.innermost;
    if (isLeaf(element.content)) return this.addLeafText(part);
    if (part.trim() !== '') return `${element.name} cannot have a text of its own.`;
    return undefined;
  }

  private addLeafText(part: string): string | undefined {
    const { element, text } = this.innermost;
    if (text.length + part.length > uploadLimits.cellLength) return `${element.name} has more than 4,096 characters.`;
    this.innermost.text += part;
    return undefined;
  }

  /** Checks the innermost element, which ends. It stays open until `close`. */
  check(): string | undefined {
    if (!this.isRead) return undefined;
    const { element, text } = this.innermost;
    if (!isLeaf(element.content)) return missingChild(this.innermost);
    const fault = leafFault(element.content, text);
    return fault && `${element.name} must be ${fault}.`;
  }

  close(): void {
    if (this.isRead) this.opened.pop();
    else this.unreadDepth -= 1;
  }

  private get innermost(): Open {
    const last = this.opened.at(-1);
    invariant(last !== undefined, 'an element is open');
    return last;
  }
}

const open = (element: Element): Open => ({ element, position: -1, count: 0, text: '' });

const isLeaf = (content: Content): content is Leaf => !['sequence', 'choice', 'unread'].includes(content.kind);

const childrenOf = (content: Content): readonly Element[] => ('children' in content ? content.children : []);

/** Moves on to a child. */
function enter(parent: Open, name: string): string | undefined {
  const { content } = parent.element;
  const children = childrenOf(content);
  const position = children.findIndex((child, index) => child.name === name && index >= parent.position);
  if (position < 0) {
    const isKnown = children.some((child) => child.name === name);
    return isKnown ? `${name} is not at its place in ${parent.element.name}.` : `${name} is not supported here.`;
  }
  const isRepeated = position === parent.position;
  const isFull = isRepeated ? children[position]?.max === 1 : content.kind === 'choice' && parent.position >= 0;
  if (isFull) return `${parent.element.name} can have one ${isRepeated ? name : 'of its elements'} only.`;
  const skipped =
    content.kind === 'sequence' ? firstRequired(children.slice(parent.position + 1, position)) : undefined;
  if (skipped) return `${skipped.name} is missing before ${name}.`;
  parent.count = isRepeated ? parent.count + 1 : 1;
  parent.position = position;
  return undefined;
}

function missingChild({ element, position }: Open): string | undefined {
  const children = childrenOf(element.content);
  if (element.content.kind === 'choice') {
    return position < 0 ? `${element.name} is empty.` : undefined;
  }
  const missing = firstRequired(children.slice(position + 1));
  return missing && `${missing.name} is missing in ${element.name}.`;
}

const firstRequired = (children: readonly Element[]) => children.find(({ min }) => min === 1);
