import { folders, rooms } from './rooms.mjs';

/** Why `file` may not import `target`; undefined if it may. Both are paths from the root. */
export function restrictionFor(file, target) {
  return folderRestriction(file, target) ?? roomRestriction(file, target);
}

/** A folder may import its own files and those of the folders that it names. */
function folderRestriction(file, target) {
  const [folder] = file.split('/');
  const [other] = target.split('/');
  const allowed = folders[folder];
  if (!allowed || folder === other || !(other in folders || other === 'tests')) return undefined;
  if (allowed.some((name) => isIn(name, target))) return undefined;
  return `${folder}/ may import ${allowed.join(', ') || 'no other folder'}. What both need belongs in domain/.`;
}

/** A room may not import the rooms of later lines, nor its neighbours on the same line. A room may have rooms of its own. */
function roomRestriction(file, target) {
  const folders = Object.keys(rooms).filter((name) => isIn(name, file) && isIn(name, target));
  return folders.map((folder) => restrictionWithin(folder, file, target)).find(Boolean);
}

function restrictionWithin(folder, file, target) {
  const from = placeOf(folder, file);
  const to = placeOf(folder, target);
  if (!from || !to || from.room === to.room || to.line < from.line) return undefined;
  return `${folder}/${from.room} imports rooms of earlier lines only: move what both need down, or pass it in.`;
}

/** The room of the folder that a file stands in, and its line; undefined for a file in none. */
function placeOf(folder, file) {
  const rest = file.slice(folder.length + 1);
  for (const [line, names] of rooms[folder].entries()) {
    const room = names.find((name) => isIn(name, rest));
    if (room) return { room, line };
  }
  return undefined;
}

function isIn(folder, path) {
  return path === folder || path.startsWith(`${folder}/`);
}
