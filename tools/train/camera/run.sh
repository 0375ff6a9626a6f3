#!/bin/sh
# tools/train/camera/run.sh FOLDER: draws blank sheets, fetches fonts, makes windows, trains all networks.
set -e
folder=$1
here=$(cd "$(dirname "$0")" && pwd)
python=${PYTHON:-python3}
mkdir -p "$folder/fonts" "$folder/validation" "$folder/packed"
"${NODE:-node}" "$here/blanks.ts" "$folder/blanks"
fetch() {
  while read -r name; do
    packed=$(cd "$folder/packed" && npm pack --silent "@fontsource/$name")
    tar xzf "$folder/packed/$packed" -C "$2" --strip-components=2 "package/files/$name-latin-400-normal.woff2"
  done < "$1"
}
fetch "$here/fonts.txt" "$folder/fonts"
fetch "$here/validation-fonts.txt" "$folder/validation"
# One process for each part: they share nothing.
draw() {
  for part in $(seq 16); do
    $python "$here/sheets.py" "$folder/blanks" "$folder/fonts" "$folder/part$part.npz" "$1" $(($2 + part)) &
  done
  wait
}
draw 1100 0
for seed in 1 2; do
  $python "$here/train.py" numbers "$folder/numbers$seed.bin" 11 6e-3 "$seed" "$folder"/part*.npz
  $python "$here/train.py" marks "$folder/marks$seed.bin" 6 6e-3 "$seed" "$folder"/part*.npz
done
# Numbers are harder: they go on with sheets that they haven't seen.
draw 880 100
for seed in 1 2; do
  $python "$here/train.py" numbers "$folder/numbers$seed.bin" 16 4e-3 $((seed + 2)) "$folder"/part*.npz
done
cat "$folder/numbers1.bin" "$folder/numbers2.bin" "$folder/marks1.bin" "$folder/marks2.bin" > "$folder/reader.weights"
